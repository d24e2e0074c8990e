import type { Command } from "../client/dialogue.ts";
import type { Plan } from "../client/driver.ts";

/** The plan that `access` returns for an FTP URL. */
export interface FtpPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string | undefined;
  readonly commands: readonly Command[];
}
