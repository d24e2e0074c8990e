/** What the scheme of all cases tells its components. */
export const SITE = { defaultPort: 70 };
