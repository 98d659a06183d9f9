import type { Ability, AbilityAction, AbilitySubject, RoleName } from '../types.generated';

/** All roles, the mightiest first (spec, section 6). */
export const ROLE_NAMES = [
  'admin',
  'editor',
  'author',
  'maintainer',
  'subscriber',
  'client',
] as const satisfies RoleName[];

/** All that a rule may allow. */
export const ABILITY_ACTIONS = [
  'manage',
  'read',
  'create',
  'update',
  'delete',
  'publish',
] as const satisfies AbilityAction[];

/** All that a rule may be about: the subjects of `@can` in the schema, and everything. */
export const ABILITY_SUBJECTS = [
  'all',
  'Catalog',
  'Product',
  'PublishedCatalog',
  'Job',
  'Mail',
  'Chat',
  'Task',
  'CalendarEvent',
  'User',
  'Invoice',
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

export interface AuthUserRecord {
  id: string;
  fullName: string;
  username: string;
  /** See `hashPassword`; nothing gives the password itself away. */
  passwordHash: string;
  /** Plain text, only in what an earlier build stored: it is hashed when the gateway starts. */
  password?: string;
  avatar: string | null;
  email: string;
  role: string;
  /** Rules of its own; an account without any has those of its role. */
  ability: Ability[];
}

/** What the accounts of a role may do; the id is the role's name. */
export interface RoleRecord {
  id: RoleName;
  ability: Ability[];
}

/** A session of an account, for as long as its refresh tokens are traded in time. */
export interface SessionRecord {
  id: string;
  userId: string;
  /** How often its refresh token was traded; the token with this number is the one that is good. */
  rotation: number;
  rotatedAt: string;
  expiresAt: string;
}

/** A link for a new password that was sent. The id is the SHA-256 of its token, so that the store gives no token away. */
export interface PasswordResetRecord {
  id: string;
  userId: string;
  expiresAt: string;
}
