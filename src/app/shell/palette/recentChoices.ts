import { isObject } from '../../../lib/isObject';
import { readStored, writeStored } from '../../../lib/storedJson';

/** A place that was chosen in the palette, as it was called then. */
export interface RecentChoice {
  to: string;
  label: string;
  note: string | null;
}

/** More than are shown, since some of them may have gone. */
const keptChoices = 8;

const keyOf = (userId: string) => `recentChoices.${userId}`;

const parseChoice = (value: unknown): RecentChoice[] => {
  if (!isObject(value) || typeof value.to !== 'string' || typeof value.label !== 'string') return [];
  return [{ to: value.to, label: value.label, note: typeof value.note === 'string' ? value.note : null }];
};

/** What the account chose last in this browser, the latest first. */
export function readRecentChoices(storage: Storage, userId: string): RecentChoice[] {
  const stored = readStored(storage, keyOf(userId));
  return Array.isArray(stored) ? stored.flatMap(parseChoice) : [];
}

/** Puts a choice before the others. */
export function addRecentChoice(storage: Storage, userId: string, choice: RecentChoice): void {
  const others = readRecentChoices(storage, userId).filter(({ to }) => to !== choice.to);
  writeStored(storage, keyOf(userId), [choice, ...others].slice(0, keptChoices));
}
