import { makeStyles, Tab, TabList, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { Placeholder } from '../../ui/Placeholder';
import { FieldSlot } from './FieldSlot';
import { formMessages as messages } from './formMessages';
import { useProductForm } from './useProductForm';

const DescriptionPreview = lazy(() =>
  import('./DescriptionPreview').then((module) => ({ default: module.DescriptionPreview })),
);

const useStyles = makeStyles({
  root: { position: 'relative' },
  tabs: {
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${tokens.spacingVerticalXS})`,
    insetInlineEnd: 0,
    zIndex: 1,
  },
  label: { ...typographyStyles.body1, display: 'block', paddingBlock: tokens.spacingVerticalXXS },
  preview: {
    maxHeight: '420px',
    minHeight: '170px',
    boxSizing: 'border-box',
    marginBlockStart: tokens.spacingVerticalXXS,
    padding: tokens.spacingHorizontalM,
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Focusable, so that the keyboard can scroll it. */
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

function Preview() {
  const { control } = useProductForm();
  const html = useWatch({ control, name: 'description' });
  const { formatMessage } = useIntl();
  if (html.trim() === '') return formatMessage(messages.previewEmpty);
  return (
    <Suspense fallback={<Placeholder height={120} />}>
      <DescriptionPreview html={html} />
    </Suspense>
  );
}

/** The description: its HTML to edit, or as it looks. */
export function DescriptionField() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const [tab, setTab] = useState('write');
  return (
    <FieldSlot field="description">
      <div className={styles.root}>
        <TabList
          className={styles.tabs}
          size="small"
          aria-label={formatMessage(messages.description)}
          selectedValue={tab}
          onTabSelect={(_event, { value }) => setTab(String(value))}
        >
          <Tab value="write">{formatMessage(messages.write)}</Tab>
          <Tab value="preview">{formatMessage(messages.preview)}</Tab>
        </TabList>
        {tab === 'write' ? (
          <TextAreaField
            control={control}
            name="description"
            label={formatMessage(messages.description)}
            hint={formatMessage(messages.descriptionHint)}
            rows={7}
          />
        ) : (
          <>
            <span className={styles.label}>{formatMessage(messages.description)}</span>
            <div className={styles.preview} {...scrollRegion} aria-label={formatMessage(messages.preview)}>
              <Preview />
            </div>
          </>
        )}
      </div>
    </FieldSlot>
  );
}
