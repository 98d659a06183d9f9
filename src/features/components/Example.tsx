import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithRetry } from '../../lib/lazyWithRetry';
import { Panel } from '../../ui/layout/Panel';
import { Placeholder } from '../../ui/state/Placeholder';
import { messages } from './messages';
import type { ComponentExample } from './pages/componentPage';

const CodeBlock = lazy(() => import('./CodeBlock').then((module) => ({ default: module.CodeBlock })));

const useStyles = makeStyles({
  content: { minWidth: 0, minHeight: tokens.spacingVerticalXXXL },
});

/** An example that works, and its code on request. */
export function Example({ example }: { example: ComponentExample }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const codeId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [Content] = useState(() => lazyWithRetry(example.load));
  const heading = formatMessage(example.title ?? messages.example);
  return (
    <Panel
      heading={heading}
      actions={
        <Button
          appearance="subtle"
          icon={<CodeRegular />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? codeId : undefined}
          aria-label={formatMessage(isOpen ? messages.hideCodeOf : messages.showCodeOf, { name: heading })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {formatMessage(isOpen ? messages.hideCode : messages.showCode)}
        </Button>
      }
    >
      <div className={styles.content}>
        <Suspense fallback={<Placeholder height={96} />}>
          <Content />
        </Suspense>
      </div>
      {isOpen && (
        <div id={codeId}>
          <Suspense fallback={<Placeholder height={240} />}>
            <CodeBlock label={heading} source={example.source} />
          </Suspense>
        </div>
      )}
    </Panel>
  );
}
