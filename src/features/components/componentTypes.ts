import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** A working example with its code. */
export interface ComponentExample {
  title: MessageDescriptor;
  /** Rendered as it is. It takes no props, so that the code shown is complete. */
  Example: ComponentType;
  /** The source of the example’s file: `import code from './SizesExample.tsx?raw'`. */
  code: string;
  /** Whether its texts are messages. Demo texts are otherwise in English. */
  isTranslated?: boolean;
}

/** What the user can do by keyboard. */
export interface KeyboardKey {
  /** The keys, shown as they are; for example, `Enter`. Several stand for alternatives. */
  keys: readonly string[];
  action: MessageDescriptor;
}

/** The content of a page, loaded when it is opened. */
export interface ComponentDefinition {
  examples: readonly ComponentExample[];
  keys: readonly KeyboardKey[];
  /** What makes the component accessible, and what its users must do for that. */
  notes: readonly MessageDescriptor[];
}

/** What the index, the palette, and the navigation show of a page. */
export interface ComponentRow {
  title: MessageDescriptor;
  /** One sentence: what the component is for. */
  summary: MessageDescriptor;
  /** Additional search terms. */
  keywords: readonly string[];
  /** Loads the content: `() => import('../pages/buttons/page').then((module) => module.page)`. */
  load: () => Promise<ComponentDefinition>;
}
