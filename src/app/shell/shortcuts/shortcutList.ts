import type { MessageDescriptor } from 'react-intl';
import { paths, type Path } from '#routing/paths';
import { messages } from './messages';
import type { QuickPanel } from './quickAccess';

/** A keyboard shortcut: a key with Ctrl or ⌘, a single key, or a sequence of two keys. */
export interface Shortcut {
  /** Names as in `KeyboardEvent.key`, with lowercase letters. `Mod` is Ctrl, or ⌘ on Apple devices. */
  keys: readonly [key: string] | readonly ['Mod', string] | readonly ['g', string];
  label: MessageDescriptor;
  /** The action: opens a panel, goes to a screen if the user can open it, or moves the focus to the latest message. */
  action: { panel: QuickPanel } | { path: Path } | { focus: 'message' };
}

/** All shortcuts. Both the key handling and the sheet that explains them use this list. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Mod', 'k'], label: messages.palette, action: { panel: 'palette' } },
  { keys: ['/'], label: messages.palette, action: { panel: 'palette' } },
  { keys: ['n'], label: messages.notifications, action: { panel: 'notifications' } },
  { keys: ['m'], label: messages.message, action: { focus: 'message' } },
  { keys: ['?'], label: messages.shortcuts, action: { panel: 'shortcuts' } },
  { keys: ['g', 'c'], label: messages.catalogs, action: { path: paths.catalogList } },
  { keys: ['g', 'o'], label: messages.overview, action: { path: paths.catalogDetail } },
  { keys: ['g', 'p'], label: messages.products, action: { path: paths.productList } },
  { keys: ['g', 'i'], label: messages.import, action: { path: paths.catalogImport } },
  { keys: ['g', 'v'], label: messages.versions, action: { path: paths.publishedCatalogList } },
  { keys: ['g', 'j'], label: messages.jobs, action: { path: paths.jobList } },
];

const singleKeysKey = 'singleKeyShortcuts';

/**
 * Whether shortcuts without Ctrl are enabled. Users of speech input, and users who often press keys by accident, turn
 * them off (WCAG 2.1.4).
 */
export function hasSingleKeys(storage: Storage): boolean {
  return storage.getItem(singleKeysKey) !== 'off';
}

/** Turns shortcuts without Ctrl on or off in this browser. */
export function setSingleKeys(storage: Storage, isOn: boolean): void {
  return storage.setItem(singleKeysKey, isOn ? 'on' : 'off');
}
