import { ImageUp, Palette, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { coverName, drawCover } from '@/listing/drawing/drawCover.ts'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { Button } from '@/ui/base/Button.tsx'
import { FieldShell, useField } from '@/ui/form/FieldShell.tsx'
import { chosenPictures } from '@/api/files.ts'
import { framedPicture, imageProblem, isMovable, originalOf } from './imageUpload.ts'
import type { ListingValues } from './listingValues.ts'
import { useReading } from './readForm.tsx'

/** The URL of the form's picture: the stored name, or an object URL of the selected file, starting once the file has been checked. */
export function usePicturePreview(picture: File | string): string {
  const [chosen, setChosen] = useState<string | null>(null)

  // Effect: the selected file. The earlier picture is shown until the next has been checked, so that moving a picture doesn't flicker.
  useEffect(() => {
    if (typeof picture === 'string') return
    let here = true
    void imageProblem(picture).then((problem) => {
      if (!here) return
      const url = problem === null ? URL.createObjectURL(picture) : null
      if (url !== null) chosenPictures.add(url)
      setChosen(url)
    })
    return () => {
      here = false
    }
  }, [picture])

  // Effect: the browser's object URLs, which are revoked.
  useEffect(() => {
    if (chosen === null) return
    return () => {
      chosenPictures.delete(chosen)
      URL.revokeObjectURL(chosen)
    }
  }, [chosen])

  return typeof picture === 'string' ? picture : (chosen ?? '')
}

/** A slider that moves a selected picture inside the frame of a cover: the form gets parts of the `original`, so moving back loses nothing. */
function PictureMover({ original }: { original: File }) {
  const { t } = useTranslation('teaching')
  const { getValues, setValue } = useFormContext<ListingValues>()
  const [moved, setMoved] = useState({ original, at: 50 })
  const latest = useRef<typeof moved | null>(null)
  const id = useId()
  const move = async (at: number) => {
    const isMoving = latest.current !== null
    latest.current = { original, at }
    setMoved(latest.current)
    if (isMoving) return
    try {
      for (let shown: typeof moved | null = null; shown !== latest.current;) {
        shown = latest.current
        const part = await framedPicture(shown.original, shown.at / 100)
        const current = getValues('imageUrl')
        // Another picture may have been selected in the meantime.
        if (current instanceof File && originalOf(current) === shown.original)
          setValue('imageUrl', part, { shouldDirty: true })
      }
    } catch {
      // The last part that could be drawn stays.
    } finally {
      latest.current = null
    }
  }
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('field.imageMove')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={moved.original === original ? moved.at : 50}
        onChange={({ target }) => void move(Number(target.value))}
        className="block min-h-11 w-full accent-leaf"
      />
    </div>
  )
}

type Props = {
  /** The picture to show; empty for none. */
  preview: string
  /** The stored picture, shown when no new file has been selected. */
  stored: string
  /** An edited listing keeps its picture unless a new file is selected. */
  optional: boolean
}

/** One picture, selected with a click, dropped, or drawn from the title and the category, and checked immediately. */
export function ImageField({ preview, stored, optional }: Props) {
  const { t } = useTranslation('teaching')
  const { trigger, setError } = useFormContext<ListingValues>()
  const { values } = useReading()
  const { field } = useController<ListingValues, 'imageUrl'>({ name: 'imageUrl' })
  const { id, error, aria } = useField('imageUrl', { hint: true })
  const look = useCategoryLook(values.category || null)
  const drawn = useRef(0)
  const input = useRef<HTMLInputElement | null>(null)
  const chosen = field.value instanceof File ? field.value : null
  const original = chosen && originalOf(chosen)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return // the browser's dialog was closed without a selection
    field.onChange(file)
    void trigger('imageUrl')
  }
  const draw = () => {
    drawn.current += 1
    drawCover(values.title, look, `${values.title} ${drawn.current}`).then(
      (file) => {
        field.onChange(file)
        void trigger('imageUrl')
      },
      () => setError('imageUrl', { type: 'cover', message: 'imageCover' }),
    )
  }
  const takeBack = () => {
    if (input.current) input.current.value = ''
    field.onChange(stored)
    void trigger('imageUrl')
    input.current?.focus()
  }

  return (
    <FieldShell
      id={id}
      label={t('field.image')}
      hint={stored === '' ? t('field.imageHint') : t('field.imageKeptHint')}
      optional={optional}
      error={error}
    >
      <div
        className={`relative flex flex-wrap items-center gap-4 rounded-control border-[1.5px] border-dashed bg-paper p-3 transition-colors hover:bg-leaf-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf ${error === undefined ? 'border-edge' : 'border-brick'}`}
      >
        {/* The frame has its place while the file is being checked, so that the picture moves no focused control out of view. */}
        {(preview !== '' || (chosen !== null && error === undefined)) && (
          <div className="aspect-[5/2] w-40 shrink-0 overflow-hidden rounded-lg bg-line">
            {preview !== '' && <ListingCover imageUrl={preview} look={look} />}
          </div>
        )}
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex items-center gap-2 font-bold text-leaf-dark">
            <ImageUp aria-hidden="true" className="size-5 shrink-0" />
            <span>{preview === '' ? t('field.imageChoose') : t('field.imageChange')}</span>
          </p>
          {chosen === null ? (
            <p className="mt-0.5 hidden text-sm text-ink-soft sm:block">{t('field.imageDrop')}</p>
          ) : (
            <p className="mt-0.5 text-sm text-ink-soft [overflow-wrap:anywhere]">{chosen.name}</p>
          )}
        </div>
        {/* The native control covers the whole area, so it receives clicks, drops, and the focus. */}
        <input
          id={id}
          ref={(element) => {
            field.ref(element)
            input.current = element
          }}
          name={field.name}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          title={t('field.imageChoose')}
          aria-required={!optional}
          {...aria}
          // Cleared first, so that selecting the same file again counts as a change.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={choose}
          onBlur={field.onBlur}
          className="absolute inset-0 size-full cursor-pointer rounded-control opacity-0"
        />
        <Button variant="secondary" size="small" className="relative z-1" onClick={draw}>
          <Palette aria-hidden="true" className="size-4" />
          <span>{t(chosen?.name === coverName ? 'field.imageDrawAgain' : 'field.imageDraw')}</span>
        </Button>
      </div>
      {original !== null && preview !== '' && isMovable(original) && <PictureMover original={original} />}
      {chosen !== null && (
        <Button variant="quiet" size="small" onClick={takeBack}>
          <X aria-hidden="true" className="size-4" />
          <span>{t('field.imageRemove')}</span>
        </Button>
      )}
    </FieldShell>
  )
}

/** The progress of an upload; `share` from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useTranslation('teaching')
  const id = useId()
  const percent = Math.round(share * 100)
  return (
    <div className="space-y-1.5">
      <div className="flex justify-between gap-3 text-sm font-semibold">
        <label htmlFor={id}>{t('upload.label')}</label>
        <span aria-hidden="true">{`${percent}%`}</span>
      </div>
      <progress
        id={id}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-sun [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sun"
      />
    </div>
  )
}
