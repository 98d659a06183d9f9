import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Path } from './paths';

/** A screen as data: router, menu, breadcrumbs, document title and access guard read this and nothing else. */
export interface Screen {
  path: Path;
  title: MessageDescriptor;
  /** Loads the screen's component: `() => import('./JobList').then((module) => module.JobList)`. */
  load: () => Promise<ComponentType>;
  /** Puts the screen into the menu, ordered by number: among the apps, or else by whether it is about a catalog. */
  nav?: { icon: FluentIcon; order: number; group?: 'apps' };
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
