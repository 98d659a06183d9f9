import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** An example on the page of a component. */
export interface ComponentExample {
  /** Its heading. Not needed if it is the only one. */
  title?: MessageDescriptor;
  load: () => Promise<ComponentType>;
  /** Loads its code. */
  source: () => Promise<{ default: string }>;
}

/** A page about a component, as data. */
export interface ComponentPage {
  /** The last part of its path. */
  id: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  examples: readonly ComponentExample[];
  /** The keys that the component responds to, named as in `KeyboardEvent.key`. */
  keys: readonly { keys: readonly string[]; action: MessageDescriptor }[];
  /** What makes it accessible. */
  notes: MessageDescriptor;
}
