const mark = (sign: string) => `<div class="swal2-icon-content">${sign}</div>`

/**
 * Every string that the installed sweetalert2 parses as HTML in our use, exactly: its popup, its five icons, and the empty string.
 * tests/security/trustedTypes.test.ts compares them with the library.
 */
export const sweetalertTemplates: ReadonlySet<string> = new Set([
  '',
  `
 <div aria-labelledby="swal2-title" aria-describedby="swal2-html-container" class="swal2-popup" tabindex="-1">
   <button type="button" class="swal2-close"></button>
   <ul class="swal2-progress-steps"></ul>
   <div class="swal2-icon"></div>
   <img class="swal2-image" />
   <h2 class="swal2-title" id="swal2-title"></h2>
   <div class="swal2-html-container" id="swal2-html-container"></div>
   <input class="swal2-input" id="swal2-input" />
   <input type="file" class="swal2-file" />
   <div class="swal2-range">
     <input type="range" />
     <output></output>
   </div>
   <select class="swal2-select" id="swal2-select"></select>
   <div class="swal2-radio"></div>
   <label class="swal2-checkbox">
     <input type="checkbox" id="swal2-checkbox" />
     <span class="swal2-label"></span>
   </label>
   <textarea class="swal2-textarea" id="swal2-textarea"></textarea>
   <div class="swal2-validation-message" id="swal2-validation-message"></div>
   <div class="swal2-actions">
     <div class="swal2-loader"></div>
     <button type="button" class="swal2-confirm"></button>
     <button type="button" class="swal2-deny"></button>
     <button type="button" class="swal2-cancel"></button>
   </div>
   <div class="swal2-footer"></div>
   <div class="swal2-timer-progress-bar-container">
     <div class="swal2-timer-progress-bar"></div>
   </div>
 </div>
`.replace(/(^|\n)\s*/g, ''),
  `
  <div class="swal2-success-circular-line-left"></div>
  <span class="swal2-success-line-tip"></span> <span class="swal2-success-line-long"></span>
  <div class="swal2-success-ring"></div>
  <div class="swal2-success-fix"></div>
  <div class="swal2-success-circular-line-right"></div>
`,
  `
  <span class="swal2-x-mark">
    <span class="swal2-x-mark-line-left"></span>
    <span class="swal2-x-mark-line-right"></span>
  </span>
`,
  mark('?'),
  mark('!'),
  mark('i'),
])
