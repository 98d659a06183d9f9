/** What a contact or the profile user can be (spec, section 4). */
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
  /** The id of the contact, or of the profile user for own messages. */
  senderId: string;
}

/** All that was said with one contact; the chat bears the contact's id. */
export interface ChatRecord {
  id: string;
  /** Messages of the contact that came in since the chat was last opened. */
  unseenMsgs: number;
  /** Oldest first, at least one. */
  messages: ChatMessageRecord[];
}

/** The owner of all chats; there is one. */
export interface ChatProfileUserRecord extends ChatContactRecord {
  settings: { isTwoStepAuthVerificationEnabled: boolean; isNotificationsOn: boolean };
}
