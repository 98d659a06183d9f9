import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Picture } from '#ui/picture/Picture';
import { Notice } from '#ui/state/Notice';
import { useToast } from '#ui/state/useToast';
import { TextLink } from '#ui/text/TextLink';
import type { ProductContentFragment, ProductFormCatalogFragment } from '../core/ProductDetail.generated';
import { focusField } from '../core/issues/fieldLocation';
import { placeIssues } from '../core/issues/formIssues';
import { useProductForm } from '../core/useProductForm';
import { firstErrorPath, getValueScope } from '../core/values/fieldPaths';
import { StoredProductForm } from '../detail/StoredProductForm';
import { messages as productMessages } from '../messages';
import { TranslationSections } from '../sections/translation/TranslationSections';
import { QueueBar, type QueueBarProps } from './QueueBar';
import { queueMessages as messages } from './queueMessages';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { flexGrow: 1, minWidth: 0 },
  name: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  facts: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
  },
});

/** The fields of the page: texts of the product or a variant, and alt texts of their images. */
const isTranslation = (path: string) => /^(?:variants\.\d+\.)?(?:values|media\.\d+\.altTexts)\b/.test(path);

/** Moves the focus to the first text that is not translated, otherwise to the first text. */
function focusFirstEmpty(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => isTranslation(field.name) && !field.matches(':disabled'),
  );
  const empty = fields.find(({ value, placeholder }) => value === '' && placeholder !== '');
  (empty ?? fields[0])?.focus();
}

/** Says why the product is not saved if it is not because of a field of this page. */
function OtherError({ product: { id: productId, catalogId } }: { product: ProductContentFragment }) {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const { errors } = useFormState({ control });
  const path = firstErrorPath(errors);
  if (path === null || isTranslation(path)) return null;
  const error: { message?: string } | undefined = get(errors, path);
  return (
    <Notice
      tone="danger"
      actions={
        <TextLink to={`${href(paths.productDetail, { catalogId, productId })}#${path}`}>
          {formatMessage(messages.viewProduct)}
        </TextLink>
      }
    >
      {formatMessage(messages.elsewhere, { error: error?.message })}
    </Notice>
  );
}

/** The product with a link to its page, and how much of it is translated. */
function ProductHead({ product, locale }: Pick<TranslationEditorProps, 'product' | 'locale'>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { id: productId, catalogId, name, sku, thumbnail, translationProgress } = product;
  const progress = translationProgress.find((one) => one.locale === locale);
  return (
    <div className={styles.head}>
      <Picture url={thumbnail} name={name || sku} size={48} />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name || formatMessage(productMessages.unnamed)}
        </h2>
        <div className={styles.facts}>
          <span dir="ltr">{sku}</span>
          {progress && <span>{formatMessage(messages.texts, { filled: progress.filled, total: progress.total })}</span>}
          <TextLink to={href(paths.productDetail, { catalogId, productId }, { locale })}>
            {formatMessage(messages.viewProduct)}
          </TextLink>
        </div>
      </div>
    </div>
  );
}

export interface TranslationEditorProps extends Pick<
  QueueBarProps,
  'position' | 'hasPrevious' | 'onPrevious' | 'onNext'
> {
  product: ProductContentFragment;
  catalog: ProductFormCatalogFragment;
  locale: string;
  /** Called once the product is saved without an error in its translations, to open the next one. */
  onSaved: () => void;
}

/** The texts of a product beside their translations, with the bar to go through the products. */
export function TranslationEditor({ product, catalog, locale, onSaved, onNext, ...bar }: TranslationEditorProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const isLeavingRef = useRef(false);
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The heading of a page that has just opened takes the focus first, and a field named in the URL after that.
    const timer = setTimeout(() => {
      const form = rootRef.current?.closest('form');
      if (form && window.location.hash === '') focusFirstEmpty(form);
    }, 50);
    return () => clearTimeout(timer);
  }, []);
  const takeOnSaved = () => {
    const isLeaving = isLeavingRef.current;
    isLeavingRef.current = false;
    if (!isLeaving) return undefined;
    return (saved: ProductContentFragment) => {
      const ids = saved.variants.map(({ id }) => id);
      const fault = placeIssues(saved.issues, ids, ids).find(
        ({ severity, path }) =>
          severity === 'ERROR' && path !== null && isTranslation(path) && getValueScope(path)?.locale === locale,
      );
      if (fault?.path) {
        const { path, message: text } = fault;
        toast.show({ intent: 'warning', title: formatMessage(messages.savedWithErrors), text });
        setTimeout(() => focusField(path));
      } else onSaved();
      return true;
    };
  };
  return (
    <StoredProductForm product={product} isArchived={catalog.status === 'ARCHIVED'} takeOnSaved={takeOnSaved}>
      {({ hasVariants, isReadOnly, discard }) => (
        <>
          <div ref={rootRef}>
            <ProductHead product={product} locale={locale} />
          </div>
          <OtherError product={product} />
          <TranslationSections
            product={product}
            scope={{ locale, channel: null }}
            hasVariants={hasVariants}
            catalog={catalog}
          />
          <QueueBar
            {...bar}
            name={product.name || product.sku}
            isReadOnly={isReadOnly}
            canSave={hasVariants}
            onNext={onNext}
            onSaveAndNext={() => (isLeavingRef.current = true)}
            onDiscard={discard}
          />
        </>
      )}
    </StoredProductForm>
  );
}
