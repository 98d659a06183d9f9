/*
 * The one list behind the reference of components: its index, its pages, the palette, and the tests read it.
 *
 * To add a page:
 * 1. Add its id to its section in `componentIds.ts`.
 * 2. Add its row (title, summary, keywords, load) to the section’s rows: `formRows.ts`, for example. TypeScript reports
 *    a missing row. The texts of rows are in the section’s own messages, such as `formRowMessages.ts`.
 * 3. Create `pages/<id>/page.ts`, which exports `page: ComponentDefinition` and has its texts, and a file
 *    `<Name>Example.tsx` for each example. An example is a component without props; its file is imported twice, to
 *    render it and, with `?raw`, to show its code. Demo texts in examples are plain English and no messages. Names of
 *    keys are in `keyMessages.ts` if several pages share them.
 * 4. Add the texts in German, French, and Portuguese to `src/i18n/locales/<language>/components.json`.
 *
 * Headings in examples begin with h3. `tests/features/components` checks every page.
 */
import { componentIds, type ComponentId, type ComponentSection } from './componentIds';
import type { ComponentRow } from '../componentTypes';
import { componentRows } from './componentRows';
import { formRows } from './formRows';
import { tableRows } from './tableRows';
import { chartRows } from './chartRows';

/** A page of the reference. */
export interface ComponentEntry extends ComponentRow {
  id: ComponentId;
  section: ComponentSection;
}

const getEntries = <Id extends ComponentId>(
  section: ComponentSection,
  ids: readonly Id[],
  rows: Readonly<Record<Id, ComponentRow>>,
): ComponentEntry[] => ids.map((id) => ({ id, section, ...rows[id] }));

/** All pages, in the order of the index. */
export const componentList: readonly ComponentEntry[] = [
  ...getEntries('components', componentIds.components, componentRows),
  ...getEntries('forms', componentIds.forms, formRows),
  ...getEntries('tables', componentIds.tables, tableRows),
  ...getEntries('charts', componentIds.charts, chartRows),
];
