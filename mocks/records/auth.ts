import type { Ability } from '../types.generated';

export interface UserRecord {
  id: string;
  fullName: string;
  username: string;
  password: string;
  avatar: string | null;
  email: string;
  role: string;
  ability: Ability[];
}
