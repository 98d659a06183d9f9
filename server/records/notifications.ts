/** The notifications that an account has read. The ID is that of the account. */
export interface NotificationMarksRecord {
  id: string;
  /** All notifications up to this time are read: ISO 8601 in UTC; null if they were never marked as read together. */
  readUntil: string | null;
  /** The notifications marked as read individually since then. */
  ids: string[];
}
