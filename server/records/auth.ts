import type { AbilityAction, AbilitySubject, PasswordLinkKind, RoleName } from '../types.generated';

/** All roles, the one with the most permissions first: those of the spec (section 6), reviewer, and viewer. */
export const ROLE_NAMES = [
  'admin',
  'editor',
  'author',
  'maintainer',
  'reviewer',
  'viewer',
  'subscriber',
  'client',
] as const satisfies RoleName[];

/** All actions that a rule can allow. */
export const ABILITY_ACTIONS = [
  'manage',
  'read',
  'create',
  'update',
  'delete',
  'publish',
] as const satisfies AbilityAction[];

/** All subjects that a rule can apply to: the subjects of `@can` in the schema, and `all`. */
export const ABILITY_SUBJECTS = [
  'all',
  'Catalog',
  'Product',
  'Attribute',
  'Family',
  'Channel',
  'PublishedCatalog',
  'Job',
  'Mail',
  'Chat',
  'Task',
  'CalendarEvent',
  'User',
  'Invoice',
  'Shop',
  'Cart',
  'WishlistItem',
  'Order',
  'AccountSettings',
  'Profile',
  'FaqGroup',
  'KnowledgeBase',
  'PricingPlan',
  'BlogPost',
  'BlogComment',
  'Card',
  'Employee',
  'Search',
  'Bookmark',
  'Notification',
  'ACL',
  'Auth',
] as const satisfies AbilitySubject[];

/**
 * The subjects of the demo apps, whose records belong to no account. A gateway without demo data does not have them.
 */
export const DEMO_SUBJECTS: readonly AbilitySubject[] = [
  'Mail',
  'Chat',
  'Task',
  'CalendarEvent',
  'Invoice',
  'Shop',
  'Cart',
  'WishlistItem',
  'Order',
  'Profile',
  'FaqGroup',
  'KnowledgeBase',
  'PricingPlan',
  'BlogPost',
  'BlogComment',
  'Card',
  'Employee',
];

/** One rule: an action, or `manage` for all, on a subject, or `all`. */
export interface AbilityRecord {
  action: string;
  subject: string;
}

/** The account of a user. It has copies of what the user list shows, so that signing in does not read the list. */
export interface AuthUserRecord {
  id: string;
  /** The `UserRecord` that it belongs to. */
  personId: string;
  fullName: string;
  username: string;
  /** See `hashPassword`; the password itself is never stored. Empty until the first one is set. */
  passwordHash: string;
  avatar: string | null;
  email: string;
  role: string;
  /** The account's own rules; without any, those of its role apply. */
  ability: AbilityRecord[];
  /** A disabled account has no sessions and can't sign in. */
  isDisabled: boolean;
  /** After how many minutes without input its sessions end, if the limit for all accounts is not less. */
  idleMinutes: number;
  /** The languages that its client preferred when it last signed in (`Accept-Language`); absent before. */
  acceptLanguage?: string;
}

/** The permissions of a role; the id is the role's name. */
export interface RoleRecord {
  id: RoleName;
  ability: AbilityRecord[];
}

/** A session of an account; lasts as long as its refresh tokens are exchanged in time, and the user is active. */
export interface SessionRecord {
  id: string;
  userId: string;
  createdAt: string;
  /** What the client called itself when it signed in; empty if it did not. */
  userAgent: string;
  /** How often its refresh token was exchanged; only the token with this number is valid. */
  rotation: number;
  rotatedAt: string;
  /** When the user last gave input, as far as the gateway knows. */
  activeAt: string;
  expiresAt: string;
}

/** A link to set a password once. The id is the SHA-256 of its token, so that the store does not reveal the token. */
export interface PasswordResetRecord {
  id: string;
  userId: string;
  kind: PasswordLinkKind;
  expiresAt: string;
}
