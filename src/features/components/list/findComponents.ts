import type { IntlFormatters } from 'react-intl';
import { foldText } from '#shared/foldText';
import { componentIds, type ComponentSection } from './componentIds';
import { componentList, type ComponentEntry } from './componentList';

/** The sections from top to bottom. */
export const componentSections = Object.keys(componentIds) as readonly ComponentSection[];

/** The pages that have each typed word in their title, summary, or keywords. */
export function findComponents(
  q: string,
  formatMessage: IntlFormatters<string>['formatMessage'],
): readonly ComponentEntry[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return componentList.filter(({ title, summary, keywords }) => {
    const text = foldText([formatMessage(title), formatMessage(summary), ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  });
}
