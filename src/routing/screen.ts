import type { ApolloClient } from '@apollo/client';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Params } from 'react-router-dom';
import type { Preferences } from '#preferences/preferences';
import type { Path } from './paths';

/**
 * The menu groups from top to bottom: home page, current catalog, data of all catalogs, apps, pages, and the app
 * itself.
 */
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

/** What the first queries of a screen depend on. */
export interface PreloadContext {
  client: ApolloClient;
  /** The values of the path parameters. */
  params: Params;
  search: URLSearchParams;
  preferences: Preferences;
}

/** A screen as data. The router, menu, breadcrumbs, document title, and access guard use only this. */
export interface Screen {
  path: Path;
  title: MessageDescriptor;
  /** Loads the screen's component: `() => import('./JobList').then((module) => module.JobList)`. */
  load: () => Promise<ComponentType>;
  /**
   * Sends the screen's first queries before it is rendered, if it is the first one of the page. They must be those that
   * the component sends, which then waits for the same answers.
   */
  preload?: (context: PreloadContext) => Promise<void>;
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
  /** Whether its search says which record it shows, so that no menu can open it. */
  isOfSearch?: boolean;
  /** Additional search terms. */
  keywords?: readonly string[];
}
