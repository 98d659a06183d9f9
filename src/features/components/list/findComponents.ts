import type { IntlFormatters } from 'react-intl';
import { componentIds, type ComponentSection } from './componentIds';
import { componentList, type ComponentEntry } from './componentList';

/** The sections from top to bottom. */
export const componentSections = Object.keys(componentIds) as readonly ComponentSection[];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The pages that have each typed word in their title, summary, or keywords. */
export function findComponents(
  q: string,
  formatMessage: IntlFormatters<string>['formatMessage'],
): readonly ComponentEntry[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return componentList.filter(({ title, summary, keywords }) => {
    const text = plain([formatMessage(title), formatMessage(summary), ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  });
}
