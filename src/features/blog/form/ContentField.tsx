import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { RichTextSkeleton } from '#ui/richText/RichTextSkeleton';
import { Notice } from '#ui/state/Notice';
import { formMessages as messages } from './formMessages';
import type { PostValues } from './postSchema';

const RichTextEditor = lazy(() =>
  import('#ui/richText/RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

const useStyles = makeStyles({
  label: { ...typographyStyles.body1, display: 'block', paddingBlock: tokens.spacingVerticalXXS },
  error: {
    ...typographyStyles.caption1,
    marginBlock: tokens.spacingVerticalXXS,
    color: tokens.colorPaletteRedForeground1,
  },
});

/** The content as rich text. Warns if the editor would drop some of the stored markup. */
export function ContentField({ control }: { control: Control<PostValues> }) {
  const { formatList, formatMessage } = useIntl();
  const styles = useStyles();
  const errorId = useId();
  const { field, fieldState, formState } = useController({ control, name: 'content' });
  const stored = formState.defaultValues?.content ?? '';
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    import('#ui/richText/richTextHtml').then(
      ({ lostParts }) => {
        if (!isGone) setLost(lostParts(stored));
      },
      // The editor below shows that its code could not be loaded.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [stored]);
  const label = formatMessage(messages.content);
  const error = fieldState.error?.message;
  return (
    <div
      ref={(element) =>
        field.ref(element && { focus: () => element.querySelector<HTMLElement>('[role="textbox"]')?.focus() })
      }
    >
      <span className={styles.label}>{label}</span>
      {lost.length > 0 && (
        <Notice tone="warning">
          {formatMessage(messages.lost, { parts: formatList(lost, { type: 'conjunction' }) })}
        </Notice>
      )}
      <Suspense fallback={<RichTextSkeleton isLong />}>
        <RichTextEditor
          isLong
          name="content"
          label={label}
          errorId={error === undefined ? undefined : errorId}
          html={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Suspense>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
