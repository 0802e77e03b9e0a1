/** The server's message below our message (serverWords.ts). */
export const ServerSaid = ({ children }: { children: string }) => (
  <span lang="en" className="block text-sm font-normal wrap-anywhere text-ink-soft">
    {children}
  </span>
)
