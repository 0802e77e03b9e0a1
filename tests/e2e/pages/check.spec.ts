import { listingId } from '../../backend/seed/seed.ts'
import { messagesOf } from '../../messages.ts'
import { expect, fakeDevices, hydrated, test } from '../journeys/journey.ts'

test.use({ launchOptions: fakeDevices, allowed: [/permissions policy/i] })

const t = messagesOf('en')

test('fake devices pass the check, and every track has ended when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { tracks })
  })
  const room = `group/${listingId('group', 'python-beginners')}`
  await page.goto(`/check?from=${room}`)
  await hydrated(page, '#root h1')
  for (const device of ['camera', 'microphone'] as const)
    await page.getByRole('button', { name: t(`check:device.${device}.start`) }).click()
  await expect(page.getByText(t('check:device.camera.on'))).toBeVisible()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && !video.paused))
    .toBe(true)
  // The fake microphone beeps.
  await expect(page.getByText(t('check:device.microphone.heard'))).toBeVisible()

  const states = () => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] }
    return tracks.map(({ kind, readyState }) => `${kind} ${readyState}`)
  }
  expect(await page.evaluate(states)).toEqual(['video live', 'audio live'])
  await page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] }
    addEventListener('pagehide', () =>
      sessionStorage.setItem('left', tracks.map(({ kind, readyState }) => `${kind} ${readyState}`).join()),
    )
  })
  await page.getByRole('link', { name: t('check:back') }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('video ended,audio ended')
})

test('every other page is refused camera and microphone', async ({ page }) => {
  const refusals = () =>
    Promise.all(
      [{ video: true }, { audio: true }].map((wanted) =>
        navigator.mediaDevices.getUserMedia(wanted).then(
          () => 'allowed',
          (error: Error) => error.name,
        ),
      ),
    )
  for (const address of ['/', '/uz/pricing', '/dashboard', '/check/']) {
    await page.goto(address)
    expect(await page.evaluate(refusals), address).toEqual(['NotAllowedError', 'NotAllowedError'])
  }
  await page.goto('/uz/check')
  expect(await page.evaluate(refusals)).toEqual(['allowed', 'allowed'])
})
