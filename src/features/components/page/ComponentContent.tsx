import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useLoaded } from '#routing/useLoaded';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import type { ComponentDefinition } from '../componentTypes';
import type { ComponentId } from '../list/componentIds';
import type { ComponentEntry } from '../list/componentList';
import { messages } from '../messages';
import { ComponentNeighbors } from './ComponentNeighbors';
import { ExamplePanel } from './ExamplePanel';
import { KeyTable } from './KeyTable';

const useStyles = makeStyles({
  notes: {
    ...typographyStyles.body1,
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    maxWidth: '72ch',
  },
});

/** The contents loaded so far, which are shown at once when their page is opened again. */
const loaded = new Map<ComponentId, ComponentDefinition>();

/** The content of a page, once it is loaded. */
export function ComponentContent({ entry }: { entry: ComponentEntry }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const definition = useLoaded(loaded.get(entry.id), async () => {
    const content = await entry.load();
    loaded.set(entry.id, content);
    return content;
  });
  if (!definition) return <Placeholder height={480} />;
  const { examples, keys, notes } = definition;
  return (
    <>
      {examples.map((example) => (
        <ExamplePanel key={example.title.id} example={example} />
      ))}
      {keys.length > 0 && (
        <Panel heading={formatMessage(messages.keyboard)}>
          <KeyTable keys={keys} />
        </Panel>
      )}
      <Panel heading={formatMessage(messages.accessibility)}>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>{formatMessage(note)}</li>
          ))}
        </ul>
      </Panel>
      <ComponentNeighbors entry={entry} />
    </>
  );
}
