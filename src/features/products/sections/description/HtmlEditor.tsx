import { Field, makeStyles, Tab, TabList, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#ui/state/Notice';
import { RichTextSkeleton } from '#ui/richText/RichTextSkeleton';
import { Placeholder } from '#ui/state/Placeholder';
import { plainLines } from './plainText';
import { descriptionMessages } from './descriptionMessages';
import { formMessages as messages } from '../../core/formMessages';
import { useIsReadOnly } from '../../core/readOnly';

const RichTextEditor = lazy(() =>
  import('#ui/richText/RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

const DescriptionPreview = lazy(() =>
  import('./DescriptionPreview').then((module) => ({ default: module.DescriptionPreview })),
);

const useStyles = makeStyles({
  // The label and, after it or below it, the tabs. They are as high as the label of other fields.
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
  tabs: { marginBlock: `calc(-1 * ${tokens.spacingVerticalXS})`, marginInlineStart: 'auto' },
  label: { ...typographyStyles.body1, display: 'block', paddingBlock: tokens.spacingVerticalXXS },
  hint: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
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

function Preview({ html }: { html: string }) {
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

export interface HtmlEditorProps {
  /** The name of the field in the form. */
  name: string;
  label: string;
  /** Whether the label is shown elsewhere. */
  isLabelHidden?: boolean;
  /** A hint below the field. */
  hint?: ReactNode;
  error?: string | undefined;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/**
 * A formatted text in a visual editor, as HTML, and as a preview. Opens as HTML if the visual editor would drop some of
 * the markup. Readers only see the preview.
 */
export function HtmlEditor(props: HtmlEditorProps) {
  return useIsReadOnly() ? <ReadOnlyHtml {...props} /> : <EditableHtml {...props} />;
}

function ReadOnlyHtml({ label, isLabelHidden = false, hint, html }: HtmlEditorProps) {
  const styles = useStyles();
  return (
    <div>
      {!isLabelHidden && <span className={styles.label}>{label}</span>}
      <div className={styles.preview} {...scrollRegion} aria-label={label}>
        <Preview html={html} />
      </div>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

function EditableHtml(props: HtmlEditorProps) {
  const { name, label, isLabelHidden = false, hint, error, html: value, onChange, onBlur } = props;
  const { formatMessage, formatList } = useIntl();
  const styles = useStyles();
  const [tab, setTab] = useState<DescriptionTab | null>(null);
  const [lostParts, setLostParts] = useState<((html: string) => string[]) | null>(null);
  const [firstText] = useState(() => plainLines(value));
  const html = useDeferredValue(value);
  const lost = useMemo(() => lostParts?.(html) ?? [], [lostParts, html]);

  const readHtml = useEffectEvent(() => value);
  useEffect(() => {
    let isGone = false;
    import('#ui/richText/richTextHtml')
      .then((editor) => {
        if (isGone) return;
        setLostParts(() => editor.lostParts);
        const first = editor.lostParts(readHtml()).length > 0 ? 'html' : 'visual';
        setTab((chosen) => chosen ?? first);
      })
      .catch(() => setTab((chosen) => chosen ?? 'html'));
    return () => {
      isGone = true;
    };
  }, []);

  const loading = <RichTextSkeleton text={firstText} />;
  const parts = formatList(lost, { type: 'conjunction' });
  return (
    <>
      <div role="group" aria-label={label}>
        <div className={styles.head}>
          {!isLabelHidden && <span className={styles.label}>{label}</span>}
          <TabList
            className={styles.tabs}
            size="small"
            aria-label={label}
            selectedValue={tab}
            onTabSelect={(_event, { value: chosen }) => setTab(tabs.find((known) => known === chosen) ?? 'html')}
          >
            {tabs.map((known) => (
              <Tab key={known} value={known}>
                {formatMessage(descriptionMessages[known])}
              </Tab>
            ))}
          </TabList>
        </div>
        {tab === 'html' && (
          <Field hint={formatMessage(messages.descriptionHint)} validationMessage={error}>
            <Textarea
              name={name}
              aria-label={label}
              rows={7}
              dir="auto"
              resize="vertical"
              value={value}
              onChange={(_event, data) => onChange(data.value)}
              onBlur={onBlur}
            />
          </Field>
        )}
        {(tab === null || tab === 'visual') && (
          <Suspense fallback={loading}>
            {tab === null ? (
              loading
            ) : (
              <RichTextEditor name={name} label={label} html={value} onChange={onChange} onBlur={onBlur} />
            )}
          </Suspense>
        )}
        {tab === 'preview' && (
          <div className={styles.preview} {...scrollRegion} aria-label={formatMessage(descriptionMessages.preview)}>
            <Preview html={value} />
          </div>
        )}
      </div>
      {hint && <span className={styles.hint}>{hint}</span>}
      {lost.length > 0 && tab !== 'preview' && (
        <Notice tone={tab === 'visual' ? 'warning' : 'info'}>
          {formatMessage(tab === 'visual' ? descriptionMessages.lost : descriptionMessages.lostAsHtml, { parts })}
        </Notice>
      )}
    </>
  );
}
