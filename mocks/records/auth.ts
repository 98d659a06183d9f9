import type { Ability } from '../types.generated';

export interface AuthUserRecord {
  id: string;
  fullName: string;
  username: string;
  password: string;
  avatar: string | null;
  email: string;
  role: string;
  ability: Ability[];
}
