/** Statuses of a contact or the profile user (spec, section 4). */
export const CHAT_STATUSES = ['online', 'offline', 'busy', 'away'] as const;

export type ChatStatus = (typeof CHAT_STATUSES)[number];

export interface ChatContactRecord {
  id: string;
  fullName: string;
  role: string;
  about: string;
  avatar: string;
  status: ChatStatus;
}

export interface ChatMessageRecord {
  message: string;
  /** ISO 8601 in UTC. */
  time: string;
  /** The id of the contact, or of the profile user for sent messages. */
  senderId: string;
}

/** The conversation with one contact. Its id is the contact's id. */
export interface ChatRecord {
  id: string;
  /** Number of messages received since the chat was last opened. */
  unseenMsgs: number;
  /** Oldest first. At least one. */
  messages: ChatMessageRecord[];
}

/** The owner of all chats. There is exactly one. */
export interface ChatProfileUserRecord extends ChatContactRecord {
  settings: { isTwoStepAuthVerificationEnabled: boolean; isNotificationsOn: boolean };
}
