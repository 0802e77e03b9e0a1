/** Hostile values: open redirects, script URLs, path traversal, markup. Every check runs over the whole list. */
export const hostileTexts: readonly string[] = [
  // Script schemes, in every form a URL parser accepts
  ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ['java\tscript:alert(1)', 'java\r\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript\u200b:alert(1)'],
  ['javascript://meet.example.com/%0aalert(1)', 'javascript&colon;alert(1)', 'jav&#x09;ascript:alert(1)'],
  ['ｊavascript:alert(1)', 'vbscript:msgbox(1)', 'livescript:x'],
  // Other schemes
  ['data:text/html,<script>alert(1)</script>', 'DATA:text/html;base64,PHNjcmlwdD4='],
  ['data:image/svg+xml,<svg onload=alert(1)>', 'blob:https://nihol.example/1'],
  ['filesystem:https://nihol.example/1', 'file:///etc/passwd', 'ftp://evil.example', 'ws://evil.example'],
  ['about:blank', 'view-source:https://x.example', 'intent://evil.example#Intent;end', 'mailto:a@b.example'],
  ['tel:+1', 'chrome://settings'],
  // Another host behind slashes
  ['//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example'],
  ['\\\\evil.example', '/\t/evil.example', '/\n/evil.example', '\n//evil.example', '\t//evil.example'],
  [' //evil.example', '/ /evil.example', '//evil.example/dashboard', '//evil.example%2f@nihol.example'],
  // Another host behind encoded characters, dots, and marks
  ['/%2f%2fevil.example', '/%2Fevil.example', '/%5cevil.example', '%2f%2fevil.example', '/%09/evil.example'],
  ['/.//evil.example', '/..//evil.example', '/%2e%2e//evil.example', '/@evil.example', '/.evil.example'],
  ['@evil.example', '//@evil.example', ';//evil.example', '//0x7f.1', '//[::1]', '//evil。example'],
  // Malformed addresses
  ['https:evil.example', 'https:/evil.example', 'https:///evil.example', 'https:\\\\evil.example'],
  ['https:/\\evil.example', 'https://', 'https:// evil.example', 'https://evil.example\u0000.nihol.example'],
  ['https://[::1', 'https://:80', 'https://?', 'https://#', 'https://%', 'https://evil.example:99999'],
  // A user, a password, and characters in an address
  ['https://user@meet.example.com', 'https://user:secret@meet.example.com', 'https://:secret@meet.example.com'],
  ['https://meet.example.com@evil.example/room', 'https://meet.example.com%40evil.example'],
  ['https://meet.example.com\\@evil.example', 'https://meet.example.com:443@evil.example', 'http://a:b@c'],
  ['https://meet.exa\tmple.com', 'https://meet.example.com/a b', 'https://meet.example.com/\u0000'],
  ['https://meet.example.com/\u202egpj.exe '],
  // Path traversal
  ['..', '.', '../', '../..', '../../user/login/access', '..\\..\\user', 'a/../../b', 'a/ .. /b', './a', 'a/./b'],
  ['....//', '..;/', '%2e%2e', '%2e%2e/a', '..%2f..%2fuser', '..%5c..%5c', '%252e%252e%252f', '..%c0%af'],
  ['..\u2215', '/etc/passwd', 'C:\\windows'],
  // Ids that are none
  ['a%2Fb', 'a%2fb', 'a%00b', 'a?b', 'a#b', 'a b', 'a;b', 'a&b=c', 'a.b', 'a\nb', 'a\u0000b', 'a\u2028b'],
  // Names that every object has
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'],
  ['__proto__.x', 'constructor.prototype'],
  // Words that are almost known, and values as text
  ['Class', 'GROUP', 'class/', 'class ', ' class', 'class\u0000', 'classgroup', 'null', 'undefined', 'NaN'],
  ['[object Object]', 'true', '0', '-1', '1e9', '1e+21'],
  // Markup, templates, and headers
  ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='alert(1)"],
  ['<svg/onload=alert(1)>', '</title><script>', '<!--', '{{constructor.constructor("alert(1)")()}}', '${7*7}'],
  ['{{count}}', '$t(common:close)', '%s%n', "'; DROP TABLE users; --"],
  // Direction marks, invisible and half characters
  ['\u202eabc', '\u2066abc', '\u200b', '\ufeff', '\u00ad', '\ud800', '\udc00x', '\uffff', '🧑🏽‍🏫', 'Z̷̢͎a̶l̵g̸o̷'],
  ['ﷺ'],
  // Line breaks into a header
  ['\r\nSet-Cookie: a=b', 'x\r\nAuthorization: Bearer y'],
  // Nothing to see, and too much
  ['', ' ', '\t', '\u00a0', 'x'.repeat(10_000), '/'.repeat(10_000), '../'.repeat(3000), '😀'.repeat(5000)],
].flat()
