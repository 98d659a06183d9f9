import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { AfterLoading } from '#ui/layout/AfterLoading';
import { Panel } from '#ui/layout/Panel';
import type { ComponentExample } from '../componentTypes';
import { CodeBlock } from './CodeBlock';
import { CopyCode } from './CopyCode';

const useStyles = makeStyles({
  stage: { minWidth: 0, paddingBlockEnd: tokens.spacingVerticalS },
});

/** An example as it works, above its code. */
export function ExamplePanel({ example }: { example: ComponentExample }) {
  const { title, Example, code, isTranslated = false } = example;
  const name = useIntl().formatMessage(title);
  return (
    <Panel heading={name} actions={<CopyCode code={code} />}>
      {/* Demo texts that are no messages are in English. */}
      <div className={useStyles().stage} lang={isTranslated ? undefined : 'en'}>
        <Example />
      </div>
      <AfterLoading>
        <CodeBlock name={name} code={code} />
      </AfterLoading>
    </Panel>
  );
}
