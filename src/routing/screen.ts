import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Path } from './paths';

/** The groups of the menu from top to bottom: where one starts, the selected catalog, what holds for all, apps, the app itself. */
export const navGroups = ['home', 'catalog', 'data', 'apps', 'system'] as const;

/** A screen's entry in the menu. */
export interface ScreenNav {
  icon: FluentIcon;
  /** Place in its group. */
  order: number;
  /** `catalog` where the path has one and `data` where it has none, unless said otherwise. */
  group?: (typeof navGroups)[number];
  /** Where the menu calls it otherwise than its title. */
  label?: MessageDescriptor;
}

/** A screen as data: router, menu, breadcrumbs, document title and access guard read this and nothing else. */
export interface Screen {
  path: Path;
  title: MessageDescriptor;
  /** Loads the screen's component: `() => import('./JobList').then((module) => module.JobList)`. */
  load: () => Promise<ComponentType>;
  /** Puts the screen into the menu. */
  nav?: ScreenNav;
  /** The screen above it in the breadcrumbs. */
  parent?: Path;
  /** What the user must be allowed to do to see it. */
  ability?: { action: string; subject: string };
  /** `shell` (with menu and top bar) unless said otherwise. */
  layout?: 'shell' | 'blank';
  /** Whether it shows without a session; only those for signing in and for refusals do. */
  isPublic?: boolean;
  /** More words to find it by. */
  keywords?: readonly string[];
}
