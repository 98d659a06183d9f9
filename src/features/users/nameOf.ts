/** What a user is called; by the username where REST clients have left the name empty. */
export const nameOf = ({ fullName, username }: { fullName: string; username: string }): string => fullName || username;
