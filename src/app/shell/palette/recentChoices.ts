import { isObject } from '#lib/isObject';
import { readStored, writeStored } from '#lib/storedJson';

/** A page selected in the palette, with its label at that time. */
export interface RecentChoice {
  to: string;
  label: string;
  note: string | null;
}

/** More than are shown, because some of them may no longer exist. */
const keptChoices = 8;

const toKey = (userId: string) => `recentChoices.${userId}`;

const parseChoice = (value: unknown): RecentChoice[] => {
  if (!isObject(value) || typeof value.to !== 'string' || typeof value.label !== 'string') return [];
  return [{ to: value.to, label: value.label, note: typeof value.note === 'string' ? value.note : null }];
};

/** The most recent choices of this account in this browser, latest first. */
export function readRecentChoices(storage: Storage, userId: string): RecentChoice[] {
  const stored = readStored(storage, toKey(userId));
  return Array.isArray(stored) ? stored.flatMap(parseChoice) : [];
}

/** Adds a choice at the front of the list. */
export function addRecentChoice(storage: Storage, userId: string, choice: RecentChoice): void {
  const others = readRecentChoices(storage, userId).filter(({ to }) => to !== choice.to);
  writeStored(storage, toKey(userId), [choice, ...others].slice(0, keptChoices));
}
