import { addressIn } from '../i18n/languageAddress.ts'
import { paths } from '../paths.ts'
import { buildScript } from './buildScript.ts'

const pages = [paths.lessons, paths.classDetails.replace(/:.*/, '*')].flatMap((page) => [page, addressIn('uz', page)])

/**
 * The scripts that put a class into the head of its shared page: a worker for Cloudflare Pages and an edge function for Netlify, both built
 * from shareHead.ts.
 */
export async function shareFiles(root: string): Promise<Record<string, string>> {
  const share = await buildScript(root, 'src/build/shareHead.ts', {}, 'share')
  return {
    '_worker.js': `${share}\nexport default { fetch: (request, env) => share.respond(request, () => env.ASSETS.fetch(request)) }\n`,
    '_routes.json': JSON.stringify({ version: 1, include: pages, exclude: [] }),
    '.hosting/netlify-share.js': `${share}\nexport default (request, context) => share.respond(request, () => context.next())\nexport const config = ${JSON.stringify({ path: pages, onError: 'bypass' })}\n`,
  }
}
