import { makeStyles, tokens } from '@fluentui/react-components';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import type { Example } from './examples';
import type { ExplorerFetcher } from './fetcher';

const useStyles = makeStyles({
  frame: {
    height: 'max(480px, calc(100dvh - 290px))',
    // GraphiQL puts what it hides far to the left; right-to-left pages would scroll there.
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '& .graphiql-container': { '--font-family': tokens.fontFamilyBase },
  },
});

/** Props of `QueryEditor`. */
export interface QueryEditorProps {
  fetcher: ExplorerFetcher;
  /** The tabs of the first visit; later ones begin where the last one ended. */
  examples: readonly Example[];
  isDark: boolean;
}

/** GraphiQL with all that it needs: its styles, and its editor's workers. Code reads from the left in every language. */
export function QueryEditor({ fetcher, examples, isDark }: QueryEditorProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame} dir="ltr">
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={examples.map((example) => ({ ...example }))}
        forcedTheme={isDark ? 'dark' : 'light'}
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
      />
    </div>
  );
}
