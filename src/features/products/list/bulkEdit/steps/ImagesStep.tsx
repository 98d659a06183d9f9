import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { Picture } from '#ui/picture/Picture';
import { mediaMessages } from '#features/products/core/messages/mediaMessages';
import { PictureAdd } from '#features/products/sections/media/PictureAdd';
import { stepMessages as messages } from '../stepMessages';
import { imageActions, imageFinders, type BulkEditValues, type StepPath } from '../stepValues';
import { PartField } from './PartField';
import { useStepStyles, type StepProps } from './stepProps';
import { UsedImages, type UsedImagesProps } from './UsedImages';

const actionLabels = {
  add: messages.addImages,
  addFirst: messages.addImagesFirst,
  moveFirst: messages.moveImageFirst,
  remove: messages.removeImage,
  removeWithoutAlt: messages.removeWithoutAlt,
  removeDuplicates: messages.removeDuplicates,
  clear: messages.clearImages,
};

const finderLabels = { position: messages.position, url: messages.imageUrl };

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  row: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  alt: { flexGrow: 1, minWidth: 0 },
  found: { marginBlockStart: tokens.spacingVerticalM },
});

const toFileName = (url: string) => /[^/?#]+(?=\/?(?:[?#]|$))/.exec(url)?.[0] ?? url;

/** The images that a step adds, with their alt texts. */
function ImagesField({ name, input }: { name: `${StepPath}.images.change.add` } & Pick<UsedImagesProps, 'input'>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control, getValues } = useFormContext<BulkEditValues>();
  const {
    field: { ref, value: images, onChange },
    fieldState,
  } = useController({ control, name });
  return (
    <Field
      role="group"
      label={formatMessage(messages.imagesToAdd)}
      required
      validationMessage={fieldState.error?.message}
    >
      <div ref={ref} tabIndex={-1}>
        <ul className={styles.list}>
          {images.map((image, at) => (
            <li key={image.url} className={styles.row} title={image.url}>
              <Picture url={image.url} name={toFileName(image.url)} alt={image.alt} size={40} />
              <Input
                className={styles.alt}
                aria-label={formatMessage(mediaMessages.altOf, { number: at + 1 })}
                placeholder={formatMessage(mediaMessages.alt)}
                value={image.alt}
                onChange={(_event, { value: alt }) => onChange(images.with(at, { ...image, alt }))}
              />
              <Button
                appearance="subtle"
                icon={<Delete16Regular />}
                aria-label={formatMessage(mediaMessages.remove, { number: at + 1 })}
                onClick={() => onChange(images.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
        <PictureAdd
          onAdd={(image) => {
            // Several uploads can end before this is rendered again.
            const added = getValues(name);
            if (!added.some(({ url }) => url === image.url)) onChange([...added, image]);
          }}
        />
        <div className={styles.found}>
          <UsedImages
            label={formatMessage(messages.imagesOfCatalog)}
            input={input}
            urls={images.map(({ url }) => url)}
            onToggle={({ url, alt }) => {
              const others = images.filter((image) => image.url !== url);
              onChange(others.length < images.length ? others : [...images, { url, alt, altTexts: {} }]);
            }}
          />
        </div>
      </div>
    </Field>
  );
}

/** The URL of the image that a step moves or removes, and the images that its products have. */
function ImageUrlField({ name, input }: { name: `${StepPath}.images.url` } & Pick<UsedImagesProps, 'input'>) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const styles = useStepStyles();
  const { field } = useController({ control, name });
  return (
    <>
      <TextField control={control} name={name} label={formatMessage(messages.imageUrl)} isRequired />
      <div className={styles.whole}>
        <UsedImages
          label={formatMessage(messages.imagesOfProducts)}
          input={input}
          urls={[field.value]}
          onToggle={({ url }) => field.onChange(url === field.value ? '' : url)}
        />
      </div>
    </>
  );
}

/** Adds, removes, or reorders images. */
export function ImagesStep({ path, catalog, target }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const styles = useStepStyles();
  const step = `${path}.images` as const;
  const action = useWatch({ control, name: `${step}.action` });
  const by = useWatch({ control, name: `${step}.by` });
  const part = useWatch({ control, name: `${step}.part` });
  return (
    <>
      <SelectField
        control={control}
        name={`${step}.action`}
        label={formatMessage(messages.action)}
        options={imageActions.map((value) => ({ value, label: formatMessage(actionLabels[value]) }))}
      />
      {(action === 'moveFirst' || action === 'remove') && (
        <>
          <SelectField
            control={control}
            name={`${step}.by`}
            label={formatMessage(messages.imageBy)}
            options={imageFinders.map((value) => ({ value, label: formatMessage(finderLabels[value]) }))}
          />
          {by === 'url' ? (
            <ImageUrlField name={`${step}.url`} input={{ catalogId: catalog.id, target, part }} />
          ) : (
            <TextField
              control={control}
              name={`${step}.position`}
              label={formatMessage(messages.position)}
              hint={formatMessage(messages.positionHint)}
              inputMode="numeric"
              isRequired
            />
          )}
        </>
      )}
      <PartField name={`${step}.part`} />
      {(action === 'add' || action === 'addFirst') && (
        <div className={styles.whole}>
          <ImagesField name={`${step}.change.add`} input={{ catalogId: catalog.id }} />
        </div>
      )}
    </>
  );
}
