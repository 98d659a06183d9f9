import { makeStyles, tokens } from '@fluentui/react-components';
import { useGraphiQL } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
// GraphiQL's own `style.css` also contains Roboto, which the whole app would use from then on because it is a fallback
// in the app's font list, and Monaco's styles a second time.
import '@graphiql/react/font/fira-code.css';
import '@graphiql/react/style.css';
import '@graphiql/plugin-history/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import 'graphiql/graphiql.css';
import { useEffect, useState } from 'react';
import type { Example } from './examples';
import type { ExplorerFetcher } from './fetcher';

const useStyles = makeStyles({
  frame: {
    height: 'max(480px, calc(100dvh - 290px))',
    // GraphiQL positions hidden content far to the left, which right-to-left pages would scroll to.
    position: 'relative',
    overflow: 'hidden',
    // Monaco measures lines from the left; those of right-to-left pages would begin at the right.
    textAlign: 'start',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '& .graphiql-container': { '--font-family': tokens.fontFamilyBase },
  },
});

export interface QueryEditorProps {
  fetcher: ExplorerFetcher;
  /** The tabs on the first visit. Later visits restore the tabs of the previous one. */
  examples: readonly Example[];
  isDark: boolean;
}

/** Reports when both editors are ready; until then, the buttons of GraphiQL do nothing. */
function EditorsReady({ onReady }: { onReady: () => void }) {
  const isReady = useGraphiQL(({ queryEditor, responseEditor }) => Boolean(queryEditor && responseEditor));
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return null;
}

/** GraphiQL with its styles and the workers of its editor. Code reads from left to right in every language. */
export function QueryEditor({ fetcher, examples, isDark }: QueryEditorProps) {
  const styles = useStyles();
  const [isReady, setIsReady] = useState(false);
  return (
    <div className={styles.frame} dir="ltr" inert={!isReady}>
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={examples.map((example) => ({ ...example }))}
        forcedTheme={isDark ? 'dark' : 'light'}
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
      >
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              <EditorsReady onReady={() => setIsReady(true)} />
              {prettify}
              {merge}
              {copy}
            </>
          )}
        </GraphiQL.Toolbar>
      </GraphiQL>
    </div>
  );
}
