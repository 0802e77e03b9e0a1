const notes = [523.25, 659.25, 783.99] // C, E, G in hertz
const length = 0.45 // of a note, in seconds

/** Plays three rising notes. Resolves when they have ended; rejects if the browser can't play them. */
export async function playNotes(): Promise<void> {
  const context = new AudioContext()
  void context.resume()
  notes.forEach((frequency, i) => {
    const note = context.createOscillator()
    const volume = context.createGain()
    const at = context.currentTime + 0.1 + i * length
    note.frequency.value = frequency
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.3, at + 0.03)
    volume.gain.linearRampToValueAtTime(0, at + length)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + length)
  })
  // Not by an event of the notes: without a speaker, their clock doesn't advance.
  await new Promise((over) => setTimeout(over, 1600))
  await context.close()
}
