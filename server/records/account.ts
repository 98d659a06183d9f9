import type { ConnectionNetwork, SocialNetwork } from '../types.generated';

/** Networks for profile links. */
export const SOCIAL_NETWORKS = [
  'TWITTER',
  'FACEBOOK',
  'GOOGLE',
  'LINKEDIN',
  'INSTAGRAM',
  'QUORA',
] as const satisfies SocialNetwork[];

/** Networks that an account can be connected to. */
export const CONNECTION_NETWORKS = ['TWITTER', 'GOOGLE', 'FACEBOOK', 'GITHUB'] as const satisfies ConnectionNetwork[];

/** Notification email settings of an account. */
export const NOTIFICATION_FLAGS = [
  'commentOnArticle',
  'answerOnForm',
  'followMe',
  'newAnnouncements',
  'productUpdates',
  'blogDigest',
] as const;

/** One of the notification email settings. */
type NotificationFlag = (typeof NOTIFICATION_FLAGS)[number];

/** The account on an external network. */
interface ConnectionRecord {
  name: string;
  profileImage: string;
}

/** Settings of an account, stored under the ID of its AuthUserRecord. */
export interface AccountSettingsRecord {
  id: string;
  company: string;
  bio: string;
  /** YYYY-MM-DD. */
  dob: string | null;
  country: string;
  website: string;
  phone: string;
  /** URLs; empty if not set. */
  socialLinks: Record<SocialNetwork, string>;
  connections: Record<ConnectionNetwork, ConnectionRecord | null>;
  notifications: Record<NotificationFlag, boolean>;
  passwordChangedAt: string | null;
}
