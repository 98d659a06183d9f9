import type { ConnectionNetwork, SocialNetwork } from '../types.generated';

/** Where an account may name a page of its own. */
export const SOCIAL_NETWORKS = [
  'TWITTER',
  'FACEBOOK',
  'GOOGLE',
  'LINKEDIN',
  'INSTAGRAM',
  'QUORA',
] as const satisfies SocialNetwork[];

/** Where an account may be connected. */
export const CONNECTION_NETWORKS = ['TWITTER', 'GOOGLE', 'FACEBOOK', 'GITHUB'] as const satisfies ConnectionNetwork[];

/** What an account may want mail about. */
export const NOTIFICATION_FLAGS = [
  'commentOnArticle',
  'answerOnForm',
  'followMe',
  'newAnnouncements',
  'productUpdates',
  'blogDigest',
] as const;

/** One of the things that mail can be wanted about. */
export type NotificationFlag = (typeof NOTIFICATION_FLAGS)[number];

/** Who an account is elsewhere. */
export interface ConnectionRecord {
  name: string;
  profileImage: string;
}

/** What an account adds to its AuthUserRecord, under the same id. */
export interface AccountSettingsRecord {
  id: string;
  company: string;
  bio: string;
  /** YYYY-MM-DD. */
  dob: string | null;
  country: string;
  website: string;
  phone: string;
  /** Addresses; empty where there is none. */
  socialLinks: Record<SocialNetwork, string>;
  connections: Record<ConnectionNetwork, ConnectionRecord | null>;
  notifications: Record<NotificationFlag, boolean>;
  passwordChangedAt: string | null;
}
