import type { Plan } from "../client/driver.ts";

/** An FTP command to send: one of the driver's own, or one from the plan. */
export interface FtpCommand {
  readonly verb: string;
  readonly argument?: string | undefined;
}

/** The plan that `access` returns for an FTP URL. */
export interface FtpPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string | undefined;
  readonly commands: readonly FtpCommand[];
}
