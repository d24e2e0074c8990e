/** Says whom to ask for, and where. */
export const access = ({ host, who }: { readonly host: string; readonly who?: string | undefined }) => `${who}@${host}`;
