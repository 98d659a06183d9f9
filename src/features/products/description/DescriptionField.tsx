import { makeStyles, Tab, TabList, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useController, useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { Notice } from '../../../ui/state/Notice';
import { Placeholder } from '../../../ui/state/Placeholder';
import { descriptionMessages } from './descriptionMessages';
import { FieldSlot } from '../issues/FieldSlot';
import { formMessages as messages } from '../form/formMessages';
import { useProductForm } from '../form/useProductForm';

const RichTextEditor = lazy(() =>
  import('../../../ui/richText/RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

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

/** Focusable, so that it can be scrolled with the keyboard. */
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

const tabs = ['visual', 'html', 'preview'] as const;

type DescriptionTab = (typeof tabs)[number];

/**
 * The description as a visual editor, as HTML, and as a preview. Opens as HTML if the visual editor would drop some of
 * the markup.
 */
export function DescriptionField() {
  const { formatMessage, formatList } = useIntl();
  const styles = useStyles();
  const { control, getValues } = useProductForm();
  const { field } = useController({ control, name: 'description' });
  const [tab, setTab] = useState<DescriptionTab | null>(null);
  const [lostParts, setLostParts] = useState<((html: string) => string[]) | null>(null);
  const html = useDeferredValue(field.value);
  const lost = useMemo(() => lostParts?.(html) ?? [], [lostParts, html]);

  useEffect(() => {
    let isGone = false;
    import('../../../ui/richText/richTextHtml')
      .then((editor) => {
        if (isGone) return;
        setLostParts(() => editor.lostParts);
        const first = editor.lostParts(getValues('description')).length > 0 ? 'html' : 'visual';
        setTab((chosen) => chosen ?? first);
      })
      .catch(() => setTab((chosen) => chosen ?? 'html'));
    return () => {
      isGone = true;
    };
  }, [getValues]);

  const label = formatMessage(messages.description);
  const parts = formatList(lost, { type: 'conjunction' });
  return (
    <FieldSlot field="description">
      <div className={styles.root}>
        <TabList
          className={styles.tabs}
          size="small"
          aria-label={label}
          selectedValue={tab}
          onTabSelect={(_event, { value }) => setTab(tabs.find((known) => known === value) ?? 'html')}
        >
          {tabs.map((value) => (
            <Tab key={value} value={value}>
              {formatMessage(descriptionMessages[value])}
            </Tab>
          ))}
        </TabList>
        {tab === 'html' ? (
          <TextAreaField
            control={control}
            name="description"
            label={label}
            hint={formatMessage(messages.descriptionHint)}
            rows={7}
          />
        ) : (
          <span className={styles.label}>{label}</span>
        )}
        {(tab === null || tab === 'visual') && (
          <Suspense fallback={<Placeholder height={170} />}>
            {tab === null ? (
              <Placeholder height={170} />
            ) : (
              <RichTextEditor
                name="description"
                label={label}
                html={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          </Suspense>
        )}
        {tab === 'preview' && (
          <div className={styles.preview} {...scrollRegion} aria-label={formatMessage(descriptionMessages.preview)}>
            <Preview />
          </div>
        )}
      </div>
      {lost.length > 0 && tab !== 'preview' && (
        <Notice tone={tab === 'visual' ? 'warning' : 'info'}>
          {formatMessage(tab === 'visual' ? descriptionMessages.lost : descriptionMessages.lostAsHtml, { parts })}
        </Notice>
      )}
    </FieldSlot>
  );
}
