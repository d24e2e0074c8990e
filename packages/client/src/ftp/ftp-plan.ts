import type { Plan } from "../client/driver.ts";
import type { Command } from "../errors/quoted.ts";

/** The plan that `access` returns for an FTP URL. */
export interface FtpPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string | undefined;
  readonly commands: readonly Command[];
}
