import type { MessageDescriptor } from 'react-intl';
import { paths, type Path } from '../../../routing/paths';
import { messages } from './messages';
import type { QuickPanel } from './quickAccess';

/** A shortcut: a key with Ctrl or ⌘, a key alone, or two keys one after the other. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names them, letters small; `Mod` is Ctrl, on Apple's machines ⌘. */
  keys: readonly [key: string] | readonly ['Mod', string] | readonly ['g', string];
  label: MessageDescriptor;
  /** What it does: opens a panel, or goes to a screen where the user may open that. */
  action: { panel: QuickPanel } | { path: Path };
}

/** All shortcuts: both the keys that work and the sheet that explains them are made of this list. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Mod', 'k'], label: messages.palette, action: { panel: 'palette' } },
  { keys: ['/'], label: messages.palette, action: { panel: 'palette' } },
  { keys: ['n'], label: messages.notifications, action: { panel: 'notifications' } },
  { keys: ['?'], label: messages.shortcuts, action: { panel: 'shortcuts' } },
  { keys: ['g', 'c'], label: messages.catalogs, action: { path: paths.catalogList } },
  { keys: ['g', 'o'], label: messages.overview, action: { path: paths.catalogDetail } },
  { keys: ['g', 'p'], label: messages.products, action: { path: paths.productList } },
  { keys: ['g', 'i'], label: messages.import, action: { path: paths.catalogImport } },
  { keys: ['g', 'v'], label: messages.versions, action: { path: paths.publishedCatalogList } },
  { keys: ['g', 'j'], label: messages.jobs, action: { path: paths.jobList } },
];

const singleKeysKey = 'singleKeyShortcuts';

/** Whether keys without Ctrl do something: people who speak to their machine, or slip easily, turn them off (WCAG 2.1.4). */
export const hasSingleKeys = (storage: Storage): boolean => storage.getItem(singleKeysKey) !== 'off';

/** Turns keys without Ctrl on or off in this browser. */
export const setSingleKeys = (storage: Storage, isOn: boolean): void =>
  storage.setItem(singleKeysKey, isOn ? 'on' : 'off');
