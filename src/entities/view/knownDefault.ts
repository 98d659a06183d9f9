import { localStore } from '#lib/browserStorage';
import type { ViewableList } from './viewableList';

const toKey = ({ list, catalogId = '' }: ViewableList) => `defaultView ${list} ${catalogId}`;

/** Whether the list opened with a default view when its views were last loaded in this browser. */
export function opensWithView(viewable: ViewableList): boolean {
  return localStore.getItem(toKey(viewable)) !== null;
}

/** Remembers whether the list has a default view. */
export function rememberDefault(viewable: ViewableList, hasDefault: boolean): void {
  if (hasDefault) localStore.setItem(toKey(viewable), '1');
  else localStore.removeItem(toKey(viewable));
}
