import type { Plan } from "../client/driver.ts";

/** An FTP command that is sent: only the driver's own, or the plan's. */
export interface FtpCommand {
  readonly verb: string;
  readonly argument?: string | undefined;
}

/** What `access` of an FTP URL says. */
export interface FtpPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string | undefined;
  readonly commands: readonly FtpCommand[];
}
