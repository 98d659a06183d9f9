import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  content: {
    display: 'contents',
    // Chromium keeps the style of a selector inside `:has` that is not simple when the part is replaced as a whole.
    '&:is(:has([data-placeholder]):not(:has([data-example])) ~ *)': { visibility: 'hidden' },
    '&:is([data-placeholder] ~ *)': { visibility: 'hidden' },
  },
});

/**
 * Content below a part that is as high as its data: it appears once the placeholders before it are gone, because the
 * data would move it. See docs/decisions/0029-content-after-loading.md.
 */
export function AfterLoading({ children }: { children: ReactNode }) {
  return <div className={useStyles().content}>{children}</div>;
}
