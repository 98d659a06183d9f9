import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Path } from './paths';

/** The menu groups from top to bottom: home page, current catalog, data of all catalogs, apps, pages, and the app itself. */
export const navGroups = ['home', 'catalog', 'data', 'apps', 'pages', 'system'] as const;

/** A screen's entry in the menu. */
export interface ScreenNav {
  icon: FluentIcon;
  /** Position within its group. */
  order: number;
  /** By default, `catalog` if the path has a catalog ID, otherwise `data`. */
  group?: (typeof navGroups)[number];
  /** The menu label, if it differs from the title. */
  label?: MessageDescriptor;
}

/** A screen as data. The router, menu, breadcrumbs, document title, and access guard use only this. */
export interface Screen {
  path: Path;
  title: MessageDescriptor;
  /** Loads the screen's component: `() => import('./JobList').then((module) => module.JobList)`. */
  load: () => Promise<ComponentType>;
  /** The menu entry of the screen. */
  nav?: ScreenNav;
  /** The parent screen in the breadcrumbs. */
  parent?: Path;
  /** The permission required to view the screen. */
  ability?: { action: string; subject: string };
  /** Defaults to `shell` (with menu and top bar). */
  layout?: 'shell' | 'blank';
  /** Whether the screen is available without a session. Only sign-in and error pages are. */
  isPublic?: boolean;
  /** Additional search terms. */
  keywords?: readonly string[];
}
