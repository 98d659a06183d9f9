import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages';
import type { ComponentPage } from './pages/componentPage';
import { formPages } from './pages/formPages';
import { inputPages } from './pages/inputPages';
import { tablePages } from './pages/tablePages';

/** Pages with a common heading in the list. */
export interface ComponentGroup {
  id: string;
  title: MessageDescriptor;
  pages: readonly ComponentPage[];
}

/** All pages about components. The list, its search, and the addresses of the pages use only this. */
export const componentGroups: readonly ComponentGroup[] = [
  { id: 'forms', title: messages.forms, pages: [...inputPages, ...formPages] },
  { id: 'tables', title: messages.tables, pages: tablePages },
];
