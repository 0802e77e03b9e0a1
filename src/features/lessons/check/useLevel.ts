import { useEffect, useState } from 'react'
import { useCalmMotion } from '@/ui/browser/useMedia.ts'

export const loudest = 10
/** The level that indicates a voice, not room noise. */
const voice = 3
/** The duration of silence before the page reports it, in milliseconds. */
const patience = 8000

/** A level from 0 to `loudest`: -60 dB is silence, -15 dB a voice close to the microphone. */
function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.max(0, Math.min(loudest, Math.round(((10 * Math.log10(power) + 60) / 45) * loudest)))
}

/** The level of a microphone, whether it picked up a voice, or otherwise whether it has been quiet for a while. */
export function useLevel(stream: MediaStream) {
  const calm = useCalmMotion()
  const [level, setLevel] = useState(0)
  const [result, setResult] = useState<'waiting' | 'heard' | 'quiet'>('waiting')

  // Effect: the sound of the microphone, which is measured and not stored.
  useEffect(() => {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    void context.resume()
    const samples = new Float32Array(analyser.fftSize)
    const measure = () => {
      analyser.getFloatTimeDomainData(samples)
      const now = levelOf(samples)
      setLevel(now)
      if (now >= voice) setResult('heard')
    }
    const measuring = setInterval(measure, calm ? 500 : 100)
    const waiting = setTimeout(() => setResult((known) => (known === 'waiting' ? 'quiet' : known)), patience)
    return () => {
      clearInterval(measuring)
      clearTimeout(waiting)
      void context.close()
    }
  }, [stream, calm])

  return { level, result }
}
