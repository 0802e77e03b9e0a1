import type { ReactNode } from 'react'
import { PageMeta } from './PageMeta.tsx'
import { Scene } from './Scene.tsx'

type Props = { scene: Parameters<typeof Scene>[0]['name']; title: string; text: string; children?: ReactNode }

/** A page with only a message: illustration, heading, sentence, and actions as children. */
export function PageNote({ scene, title, text, children }: Props) {
  return (
    <div className="grid justify-items-center gap-5 py-8 text-center sm:py-14">
      <PageMeta title={title} hidden />
      <Scene name={scene} />
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-measure text-ink-soft">{text}</p>
      {children !== undefined && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
