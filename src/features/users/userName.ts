/** The display name of a user. Falls back to the username, because REST clients can leave the name empty. */
export function getName({ fullName, username }: { fullName: string; username: string }): string {
  return fullName || username;
}
