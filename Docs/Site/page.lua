-- Turns a document into a page: its first heading becomes the title, links to documents become links to
-- pages, tables can scroll, and prompts stand out. Its headings are added to the file `headings`, and the
-- other files that it links to, to the file `files`.

local root, page, folder

local function append(file, text)
  local output = assert(io.open(file, "a"))
  output:write(text, "\n")
  output:close()
end

-- The path of a file in the repository that a link on this page leads to.
local function resolve(target)
  local parts = {}
  for part in (folder .. target):gmatch("[^/]+") do
    if part == ".." then table.remove(parts) elseif part ~= "." then table.insert(parts, part) end
  end
  return table.concat(parts, "/")
end

local function address(target)
  if target:match("^%a+:") or target:match("^#") then return target end
  local path, fragment = target:match("^([^#]*)(.*)$")
  local file = resolve(path)
  local module, article = file:match("^Sources/(%w+)/%w+%.docc/(.*)%.md$")
  if module then
    local name = module == article and "" or article:lower()
    return root .. "library/documentation/" .. module:lower() .. "/" .. name .. fragment
  end
  if file == "README.md" then return root .. "index.html" .. fragment end
  if path:match("%.md$") then return path:gsub("%.md$", ".html") .. fragment end
  append("files", file)
  return root .. file .. fragment
end

local function escape(text)
  return (text:gsub("[&<>\"]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }))
end

local function quoted(text)
  return '"' .. text:gsub("[\\\"<]", { ["\\"] = "\\\\", ['"'] = '\\"', ["<"] = "\\u003c" }) .. '"'
end

-- The headings of a page for its title, without the first, which is the title.
local function blocks(document, meta)
  local result = pandoc.List()
  for _, block in ipairs(document) do
    if block.t == "Header" then
      local text = pandoc.utils.stringify(block)
      local isTitle = block.level == 1 and not meta.title
      append("headings", "[" .. quoted(text) .. ", " .. quoted(page .. (isTitle and "" or "#" .. block.identifier)) .. "],")
      if isTitle then
        meta.title = pandoc.MetaInlines(block.content)
        meta.pagetitle = text .. (text:match("dayctl") and "" or " · dayctl")
      else
        result:insert(block)
      end
    else
      result:insert(block)
    end
  end
  return result
end

local function console(block)
  if not block.classes:includes("console") then return nil end
  local lines = escape(block.text):gsub("[^\n]+", function(line)
    return line:match("^%$ ") and "<b>" .. line .. "</b>" or line
  end)
  return pandoc.RawBlock("html", "<pre><code>" .. lines .. "</code></pre>")
end

local function linked(link)
  link.target = address(link.target)
  return link
end

local function shown(image)
  image.src = address(image.src)
  return image
end

local function scrolling(block)
  return pandoc.Div({ block }, pandoc.Attr("", { "table" }))
end

function Pandoc(document)
  root, page, folder = document.meta.root and tostring(document.meta.root) or "", "", ""
  root = pandoc.utils.stringify(document.meta.root or "")
  page = pandoc.utils.stringify(document.meta.page)
  folder = pandoc.utils.stringify(document.meta.folder or "")
  document.blocks = blocks(document.blocks, document.meta)
  return document:walk({ CodeBlock = console, Link = linked, Image = shown, Table = scrolling })
end
